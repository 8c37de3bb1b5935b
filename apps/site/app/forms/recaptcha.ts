import type { VerificationWidget } from "@clinic/ui/human-verification";

/** The part of the API used here: https://developers.google.com/recaptcha/docs/display */
interface Recaptcha {
  ready(callback: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      size: "normal" | "compact";
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const SCRIPT_URL = "https://www.google.com/recaptcha/api.js?render=explicit&hl=en";
/** Width of the normal widget; the compact one is narrower. */
const NORMAL_WIDTH_PX = 304;

/**
 * Shows Google's reCAPTCHA (v2, "I'm not a robot") and resolves with its token. The first call loads the script from
 * Google.
 */
export async function askRecaptcha(siteKey: string, widget: VerificationWidget): Promise<string> {
  const recaptcha = await loadRecaptcha();
  return new Promise((resolve, reject) => {
    const place = widget.open();
    const width = place.parentElement?.clientWidth ?? 0;
    // A new element each time: reCAPTCHA refuses to render into the same one twice.
    const container = place.appendChild(document.createElement("div"));
    recaptcha.render(container, {
      sitekey: siteKey,
      size: width < NORMAL_WIDTH_PX ? "compact" : "normal",
      callback: resolve,
      "expired-callback": widget.expire,
      "error-callback": () => reject(new Error("reCAPTCHA could not reach Google.")),
    });
  });
}

let loading: Promise<Recaptcha> | undefined;

function loadRecaptcha() {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT_URL;
    script.onload = () => window.grecaptcha?.ready(() => resolve(window.grecaptcha as Recaptcha));
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error("The reCAPTCHA script could not be loaded."));
    };
    document.head.append(script);
  });
  return loading;
}
