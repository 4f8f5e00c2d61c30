// Stands in for YouTube's IFrame API where there is no internet: the same calls, states, errors and rates, over the sandbox's film.
// https://developers.google.com/youtube/iframe_api_reference says what it has to be like. A code such as `erro-150` gives that error.
(() => {
  const states = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 };
  const rates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
  const film = new URL('../media/aula.mp4', document.currentScript.src).href;

  /** The offered rate that is nearest to what was asked for, on the side of the usual one. */
  const offered = (asked) =>
    asked >= 1 ? rates.findLast((rate) => rate <= asked) : rates.find((rate) => rate >= asked);

  class Player {
    #video = document.createElement('video');
    #events;
    #state = states.UNSTARTED;
    #isGone = false;

    constructor(element, { videoId, width, height, events = {} }) {
      this.#events = events;
      Object.assign(this.#video, { src: film, preload: 'metadata', playsInline: true });
      Object.assign(this.#video.style, { inlineSize: width, blockSize: height, objectFit: 'contain' });
      this.#video.dataset.youtube = videoId;
      element.replaceWith(this.#video);
      this.#listen();
      const [, error] = /^erro-(\d+)$/.exec(videoId) ?? [];
      this.#video.addEventListener('loadedmetadata', () => {
        this.#tell('onReady');
        if (error) this.#tell('onError', Number(error));
      });
      this.#video.addEventListener('error', () => this.#tell('onError', 5));
    }

    #listen() {
      const to = (state) => () => this.#enter(state);
      this.#video.addEventListener('waiting', to(states.BUFFERING));
      this.#video.addEventListener('playing', to(states.PLAYING));
      this.#video.addEventListener('ended', to(states.ENDED));
      this.#video.addEventListener('pause', () => {
        if (!this.#video.ended) this.#enter(states.PAUSED);
      });
      this.#video.addEventListener('ratechange', () =>
        this.#tell('onPlaybackRateChange', this.#video.playbackRate),
      );
    }

    #tell(name, data) {
      // What was destroyed says nothing more.
      if (!this.#isGone) this.#events[name]?.({ target: this, data });
    }

    #enter(state) {
      if (state === this.#state) return;
      this.#state = state;
      this.#tell('onStateChange', state);
    }

    playVideo() {
      if (this.#state === states.UNSTARTED) this.#enter(states.BUFFERING);
      this.#video.play().catch(() => this.#enter(states.UNSTARTED));
    }
    pauseVideo() {
      this.#video.pause();
    }
    /** One that is paused stays so; any other plays from there. */
    seekTo(seconds) {
      const plays = this.#state !== states.PAUSED;
      this.#video.currentTime = seconds;
      if (plays) this.playVideo();
    }
    getCurrentTime() {
      return this.#video.currentTime;
    }
    getDuration() {
      return Number.isFinite(this.#video.duration) ? this.#video.duration : 0;
    }
    getPlayerState() {
      return this.#state;
    }
    getAvailablePlaybackRates() {
      return rates;
    }
    getPlaybackRate() {
      return this.#video.playbackRate;
    }
    setPlaybackRate(rate) {
      this.#video.playbackRate = offered(rate) ?? 1;
    }
    getVolume() {
      return Math.round(this.#video.volume * 100);
    }
    setVolume(volume) {
      this.#video.volume = Math.min(Math.max(volume, 0), 100) / 100;
    }
    mute() {
      this.#video.muted = true;
    }
    unMute() {
      this.#video.muted = false;
    }
    isMuted() {
      return this.#video.muted;
    }
    getIframe() {
      return this.#video;
    }
    destroy() {
      this.#isGone = true;
      this.#video.pause();
      this.#video.removeAttribute('src');
      this.#video.remove();
    }
  }

  window.YT = { Player, PlayerState: states, loaded: 1, ready: (act) => setTimeout(act) };
  setTimeout(() => window.onYouTubeIframeAPIReady?.());
})();
