import { Button } from "@clinic/ui/button";
import { PlayIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";

// Loaded on the first press.
const VideoDialog = lazy(() =>
  import("@clinic/ui/video-dialog").then((module) => ({ default: module.VideoDialog })),
);

interface Film {
  id: string;
  title: string;
}

/** Buttons that each open a film over the page (specification, section 2, "Home page"). */
export function FilmButtons({ films }: { films: readonly (Film & { label: string })[] }) {
  const [film, setFilm] = useState<Film | null>(null);
  return (
    <>
      {films.map(({ id, title, label }) => (
        <Button key={id} variant="secondary" onClick={() => setFilm({ id, title })}>
          <PlayIcon aria-hidden strokeWidth={1.5} />
          {label}
        </Button>
      ))}
      {film && (
        <Suspense fallback={null}>
          <VideoDialog video={film} onClose={() => setFilm(null)} />
        </Suspense>
      )}
    </>
  );
}
