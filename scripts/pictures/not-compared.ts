/** Stories that are played but not compared, each with its reason. Five at most: a test holds it. */
export const notCompared: Readonly<Record<string, string>> = {
  'flows-content--left': 'the name of the state changes while the page is being left',
  'flows-sign-out--leaving': 'the server is asked for so long at most, and then it has failed',
  'screens-dashboard--catalogue-on-phone':
    'the sort bar scrolls by itself, on a layer of its own that may be missing in a picture of what is further down than the window',
  'flows-outbox--failing-server': 'the lane tries again by itself, and its chart says so',
  'flows-sign-out--counting':
    'nobody waits for a device longer than four seconds, and then it is the next state',
};

/**
 * Stories with the tag `unpictured` that are neither of keys nor of the suite over all components, each with the story that shows
 * what is seen when its play has ended.
 */
export const looksOfAnother: Readonly<Record<string, string>> = {
  'brands-try-a-palette--from-link': 'brands-try-a-palette--little-said',
  'brands-try-a-palette--typed-by-hand': 'brands-try-a-palette--notations',
  'brands-try-a-palette--taken-along': 'brands-try-a-palette--default',
  'components-data-carousel-moves--drag': 'components-data-carousel--default',
  'components-data-carousel-moves--says-it-loads': 'components-data-carousel--loading',
  'components-data-carousel-moves--wheel': 'components-data-carousel--default',
  'components-feedback-toast-clocks--held-by-the-pointer': 'components-actions-button--default',
  'components-feedback-toast-clocks--seconds': 'components-actions-button--default',
  'components-feedback-toast-clocks--waits-for-an-answer': 'components-feedback-toast--with-action',
  'components-feedback-toast-clocks--waits-for-the-window': 'components-actions-button--default',
  'components-feedback-toast--many': 'components-feedback-toast--with-action',
  'components-overlays-confirm-dialog--answered': 'components-overlays-confirm-dialog--default',
  'components-overlays-confirm-dialog--waiting': 'components-overlays-confirm-dialog--default',
  'components-forms-checkbox-group--in-a-form': 'components-forms-checkbox-group--refuses-past-its-max',
  'components-forms-select--options-come-late': 'components-forms-select--states',
  'components-navigation-tabs--keeps-what-is-typed': 'components-navigation-tabs--second',
  'components-overlays-menu--large-text': 'components-overlays-menu--with-header-and-choices',
  'components-overlays-menu--link-to-a-new-tab': 'product-user-menu--open',
  'foundations-announcements--twice-the-same': 'components-actions-button--default',
  'foundations-back-to-top--going-down': 'foundations-back-to-top--hidden',
  'foundations-link-provider--downloads': 'foundations-link-provider--default',
  'foundations-way-back--to-a-later-page': 'components-actions-button--default',
  'foundations-way-back--to-another-page': 'components-actions-button--default',
  'foundations-way-back--to-the-region': 'components-actions-button--default',
  'product-about-video--pressed': 'product-about-video--default',
  'product-about-video--still': 'product-about-video--default',
  'product-player-shell--rewarded-while-writing': 'product-player-shell--rewarded-on-phone',
  'product-save-state--tried': 'product-save-state--default',
  'product-required-tracks--blocked-pressed': 'product-required-tracks--blocked',
  'product-player-shell--toast-on-phone': 'product-player-shell--on-phone',
  'product-player-shell--rewarded-while-writing-beside': 'product-player-shell--rewarded',
  'product-reward--coins-come': 'product-reward--default',
  'product-reward--coins-come-on-phone': 'product-reward--default',
  'foundations-back-to-top--near-the-top': 'foundations-back-to-top--hidden',
  'product-reward--dismissed': 'product-reward--default',
  'product-reward--takes-focus': 'product-reward--default',
  'product-video-player--keeps-volume': 'product-video-player--mended',
  'product-save-state--idle': 'product-save-state--default',
  'product-save-state--only-waiting': 'product-save-state--default',
  'screens-course--all-seen': 'screens-course--finished',
  'screens-course--blocked-since': 'screens-course--blocked',
  'screens-course--blocked-until': 'screens-course--blocked',
  'screens-dashboard--all-done': 'screens-dashboard--empty',
  'screens-dashboard--chosen-quickly': 'screens-dashboard--filtered',
  'screens-dashboard--waiting-for-release': 'screens-dashboard--waiting-for-release-on-phone',
  'screens-dashboard--next-unknown': 'screens-dashboard--one-region-failed',
  'screens-dashboard--required-first': 'screens-dashboard--default',
};
