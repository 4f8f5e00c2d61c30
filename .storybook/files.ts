/** Path of the sandbox's files, which lie beside the document, whatever folder Storybook is served from. */
export const files = new URL(`${import.meta.env.BASE_URL}files/`, document.baseURI).pathname;
