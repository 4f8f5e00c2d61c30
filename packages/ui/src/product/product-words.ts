import type { ClassChoiceWords } from './class-choice/class-choice.words.ts';
import type { CoinLimitDialogWords } from './coin-limit-dialog/coin-limit-dialog.words.ts';
import type { CommentListWords } from './comments/comment-list.words.ts';
import type { ContentListWords } from './content-list/content-list.words.ts';
import type { ContinueCardWords } from './continue-card/continue-card.words.ts';
import type { CourseBannerWords } from './course-banner/course-banner.words.ts';
import type { CourseCardWords } from './course-card/course-card.words.ts';
import type { EventCardWords } from './course-card/event-card.words.ts';
import type { FooterWords } from './footer/footer.words.ts';
import type { HeaderLinksWords } from './header/header-links.words.ts';
import type { HeaderSearchWords } from './header/header-search.words.ts';
import type { NotificationBellWords } from './header/notification-bell.words.ts';
import type { MediaWords } from './media/media.words.ts';
import type { SpeedMenuWords } from './media/speed-menu.words.ts';
import type { NotificationListWords } from './notifications/notification-list.words.ts';
import type { PersonListWords } from './person-list/person-list.words.ts';
import type { PillCardWords } from './pill-card/pill-card.words.ts';
import type { PlayerShellWords } from './player-shell/player-shell.words.ts';
import type { ProductCardWords } from './product-card/product-card.words.ts';
import type { ProductGalleryWords } from './product-gallery/product-gallery.words.ts';
import type { QrScannerWords } from './qr-scanner/qr-scanner.words.ts';
import type { RecentSearchesWords } from './recent-searches/recent-searches.words.ts';
import type { RequiredTrackWords } from './required-tracks/required-tracks.words.ts';
import type { RewardWords } from './reward/reward.words.ts';
import type { SaveStateWords } from './save-state/save-state.words.ts';
import type { SchoolCardWords } from './school-card/school-card.words.ts';
import type { ShopBarWords } from './shop-bar/shop-bar.words.ts';
import type { ShowMoreWords } from './show-more/show-more.words.ts';
import type { SideFiltersWords } from './side-filters/side-filters.words.ts';
import type { SittingListWords } from './sitting-list/sitting-list.words.ts';
import type { SortBarWords } from './sort-bar/sort-bar.words.ts';
import type { StoryViewerWords } from './story-viewer/story-viewer.words.ts';
import type { TrackCardWords } from './track-card/track-card.words.ts';
import type { UserMenuWords } from './user-menu/user-menu.words.ts';
import type { UserPickerWords } from './user-picker/user-picker.words.ts';

/** The product pieces' part of the catalogue of words (decision 0525); components know no product, so it is declared from here. */
declare module '../components/words-provider/catalogue.ts' {
  interface WordsCatalogue {
    classChoice: ClassChoiceWords;
    coinLimitDialog: CoinLimitDialogWords;
    commentList: CommentListWords;
    contentList: ContentListWords;
    continueCard: ContinueCardWords;
    courseBanner: CourseBannerWords;
    courseCard: CourseCardWords;
    eventCard: EventCardWords;
    footer: FooterWords;
    headerLinks: HeaderLinksWords;
    headerSearch: HeaderSearchWords;
    /** Both players, of video and of audio. */
    media: MediaWords;
    notificationBell: NotificationBellWords;
    notificationList: NotificationListWords;
    personList: PersonListWords;
    pillCard: PillCardWords;
    playerShell: PlayerShellWords;
    productCard: ProductCardWords;
    productGallery: ProductGalleryWords;
    qrScanner: QrScannerWords;
    recentSearches: RecentSearchesWords;
    requiredTracks: RequiredTrackWords;
    reward: RewardWords;
    saveState: SaveStateWords;
    schoolCard: SchoolCardWords;
    shopBar: ShopBarWords;
    showMore: ShowMoreWords;
    sideFilters: SideFiltersWords;
    sittingList: SittingListWords;
    sortBar: SortBarWords;
    speedMenu: SpeedMenuWords;
    storyViewer: StoryViewerWords;
    trackCard: TrackCardWords;
    userMenu: UserMenuWords;
    userPicker: UserPickerWords;
  }
}
