export const videoSliderMessages = { videos: "videos" };
