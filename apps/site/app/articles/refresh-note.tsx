import { Button } from "@clinic/ui/button";
import { RotateCwIcon } from "lucide-react";

/** Says that a list may be older than what the clinic has published, with a way to ask again. */
export function RefreshNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-8 text-ink-muted text-sm">
      <p>There may be newer articles: our server could not be reached.</p>
      <Button variant="quiet" size="small" className="-ms-4" onClick={onRetry}>
        <RotateCwIcon aria-hidden strokeWidth={1.5} />
        Try again
      </Button>
    </div>
  );
}
