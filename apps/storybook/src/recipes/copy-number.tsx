import { Button } from "@clinic/ui/button";
import { Toast, ToastClose, ToastProvider, ToastTitle, ToastViewport } from "@clinic/ui/toast";
import { Tooltip, TooltipContent, TooltipTrigger } from "@clinic/ui/tooltip";
import { CopyIcon } from "lucide-react";
import { useState } from "react";

interface CopyNumberProps {
  number: string;
  /** Puts the number on the clipboard: `(text) => navigator.clipboard.writeText(text)`. */
  copy: (text: string) => Promise<void>;
}

/** A telephone number for those who call from another device. */
export function CopyNumber({ number, copy }: CopyNumberProps) {
  const [copied, setCopied] = useState(false);
  return (
    <ToastProvider>
      <p className="flex flex-wrap items-center gap-2">
        {number}
        <Tooltip>
          <TooltipTrigger asChild>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Copy the number"
              onClick={() => copy(number).then(() => setCopied(true))}
            >
              <CopyIcon aria-hidden strokeWidth={1.5} />
            </Button>
          </TooltipTrigger>
          <TooltipContent>To call from another telephone</TooltipContent>
        </Tooltip>
      </p>
      <Toast open={copied} onOpenChange={setCopied}>
        <ToastTitle>Number copied</ToastTitle>
        <ToastClose />
      </Toast>
      <ToastViewport />
    </ToastProvider>
  );
}
