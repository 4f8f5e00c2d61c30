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
  'brands-try-a-palette--taken-along': 'brands-try-a-palette--default',
  'components-feedback-toast--many': 'components-feedback-toast--with-action',
  'components-overlays-confirm-dialog--answered': 'components-overlays-confirm-dialog--default',
  'components-overlays-confirm-dialog--waiting': 'components-overlays-confirm-dialog--default',
  'components-forms-checkbox-group--in-a-form': 'components-forms-checkbox-group--refuses-past-its-max',
  'components-forms-select--options-come-late': 'components-forms-select--states',
  'components-overlays-menu--large-text': 'components-overlays-menu--with-header-and-choices',
  'product-about-video--still': 'product-about-video--default',
  'product-required-tracks--blocked-pressed': 'product-required-tracks--blocked',
  'product-video-player--keeps-volume': 'product-video-player--mended',
  'screens-dashboard--chosen-quickly': 'screens-dashboard--filtered',
};
