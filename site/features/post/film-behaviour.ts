import { playVideo } from "./play-film.ts";

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-film]");
  if (button) playVideo(button);
});
