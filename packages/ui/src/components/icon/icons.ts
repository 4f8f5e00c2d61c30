import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Award,
  Bell,
  BookOpen,
  Building2,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Funnel,
  Headphones,
  Heart,
  History,
  Home,
  ImageUp,
  Info,
  ListChecks,
  LoaderCircle,
  Lock,
  LogOut,
  Mail,
  Menu,
  MessageCircleQuestion,
  Minus,
  Monitor,
  Moon,
  NotebookPen,
  Package,
  Pause,
  Play,
  Plus,
  QrCode,
  Search,
  Settings,
  Share2,
  ShoppingBag,
  Sparkles,
  Star,
  Sun,
  Trash2,
  TriangleAlert,
  UserRound,
  UsersRound,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { createIcon } from './icon.tsx';

/* What the product means, first; what a drawing shows, after. */
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const CertificateIcon = /* @__PURE__ */ createIcon(Award);
export const NewIcon = /* @__PURE__ */ createIcon(Sparkles);
export const NotificationIcon = /* @__PURE__ */ createIcon(Bell);
export const DurationIcon = /* @__PURE__ */ createIcon(Clock);
export const RatingIcon = /* @__PURE__ */ createIcon(Star);
export const FavoriteIcon = /* @__PURE__ */ createIcon(Heart);
export const RecommendIcon = /* @__PURE__ */ createIcon(Share2);
export const CourseIcon = /* @__PURE__ */ createIcon(BookOpen);
export const VideoIcon = /* @__PURE__ */ createIcon(Play);
export const AudioIcon = /* @__PURE__ */ createIcon(Headphones);
export const DocumentIcon = /* @__PURE__ */ createIcon(FileText);
export const QuestionnaireIcon = /* @__PURE__ */ createIcon(ListChecks);
export const PackageIcon = /* @__PURE__ */ createIcon(Package);
export const EventIcon = /* @__PURE__ */ createIcon(CalendarDays);
export const CheckInIcon = /* @__PURE__ */ createIcon(QrCode);
export const NoteIcon = /* @__PURE__ */ createIcon(NotebookPen);
export const DoubtIcon = /* @__PURE__ */ createIcon(MessageCircleQuestion);
export const ShopIcon = /* @__PURE__ */ createIcon(ShoppingBag);
export const HistoryIcon = /* @__PURE__ */ createIcon(History);
export const PersonIcon = /* @__PURE__ */ createIcon(UserRound);
export const PeopleIcon = /* @__PURE__ */ createIcon(UsersRound);
export const CompanyIcon = /* @__PURE__ */ createIcon(Building2);
export const HomeIcon = /* @__PURE__ */ createIcon(Home);
export const HelpIcon = /* @__PURE__ */ createIcon(CircleHelp);
export const SignOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const FilterIcon = /* @__PURE__ */ createIcon(Funnel);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const ExternalIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const PlayIcon = /* @__PURE__ */ createIcon(Play);
export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
export const SoundIcon = /* @__PURE__ */ createIcon(Volume2);
export const SoundOffIcon = /* @__PURE__ */ createIcon(VolumeX);
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const CircleIcon = /* @__PURE__ */ createIcon(Circle);
export const ImageUpIcon = /* @__PURE__ */ createIcon(ImageUp);
export const LoaderIcon = /* @__PURE__ */ createIcon(LoaderCircle);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MonitorIcon = /* @__PURE__ */ createIcon(Monitor);
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
export const SunIcon = /* @__PURE__ */ createIcon(Sun);
