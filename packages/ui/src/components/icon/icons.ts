import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Award,
  Bell,
  Blocks,
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  Captions,
  CaptionsOff,
  ChartColumn,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  ClipboardList,
  Clock,
  CloudCheck,
  CloudOff,
  CloudUpload,
  Cog,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  FileText,
  Flag,
  Funnel,
  Globe,
  Headphones,
  Heart,
  History,
  Home,
  Image,
  Info,
  Keyboard,
  Lightbulb,
  ListChecks,
  Lock,
  LogOut,
  Mail,
  Maximize,
  Menu,
  MessageCircle,
  MessageCircleQuestion,
  MessageSquare,
  Minimize,
  NotebookPen,
  Package,
  Pause,
  Play,
  Plus,
  QrCode,
  Receipt,
  RotateCcw,
  RotateCw,
  Search,
  Settings,
  Share2,
  ShoppingBag,
  Sparkles,
  SquarePlay,
  Star,
  Timer,
  Trash2,
  TriangleAlert,
  UserRound,
  User,
  Users,
  UsersRound,
  Volume1,
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
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
export const ArrowUpDownIcon = /* @__PURE__ */ createIcon(ArrowUpDown);
export const BlocksIcon = /* @__PURE__ */ createIcon(Blocks);
export const BriefcaseIcon = /* @__PURE__ */ createIcon(Briefcase);
export const CaptionsIcon = /* @__PURE__ */ createIcon(Captions);
export const CaptionsOffIcon = /* @__PURE__ */ createIcon(CaptionsOff);
export const ChartColumnIcon = /* @__PURE__ */ createIcon(ChartColumn);
export const ChartLineIcon = /* @__PURE__ */ createIcon(ChartLine);
export const ClipboardListIcon = /* @__PURE__ */ createIcon(ClipboardList);
export const CloudCheckIcon = /* @__PURE__ */ createIcon(CloudCheck);
export const CloudOffIcon = /* @__PURE__ */ createIcon(CloudOff);
export const CloudUploadIcon = /* @__PURE__ */ createIcon(CloudUpload);
export const CogIcon = /* @__PURE__ */ createIcon(Cog);
export const FileIcon = /* @__PURE__ */ createIcon(File);
export const FlagIcon = /* @__PURE__ */ createIcon(Flag);
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
export const KeyboardIcon = /* @__PURE__ */ createIcon(Keyboard);
export const LightbulbIcon = /* @__PURE__ */ createIcon(Lightbulb);
export const MaximizeIcon = /* @__PURE__ */ createIcon(Maximize);
export const MessageCircleIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const MessageSquareIcon = /* @__PURE__ */ createIcon(MessageSquare);
export const MinimizeIcon = /* @__PURE__ */ createIcon(Minimize);
export const ReceiptIcon = /* @__PURE__ */ createIcon(Receipt);
export const RotateCcwIcon = /* @__PURE__ */ createIcon(RotateCcw);
export const RotateCwIcon = /* @__PURE__ */ createIcon(RotateCw);
export const SquarePlayIcon = /* @__PURE__ */ createIcon(SquarePlay);
export const TimerIcon = /* @__PURE__ */ createIcon(Timer);
export const UsersIcon = /* @__PURE__ */ createIcon(Users);
export const Volume1Icon = /* @__PURE__ */ createIcon(Volume1);
export const UserIcon = /* @__PURE__ */ createIcon(User);
