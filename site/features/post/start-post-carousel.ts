import { installPostCarousel } from "./install-post-carousel.ts";

const carousel = document.getElementById("post-carousel");
if (carousel) installPostCarousel(carousel);
