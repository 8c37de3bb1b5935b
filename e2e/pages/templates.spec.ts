import { checkTemplates } from "./check-templates";

/** What most visitors open, with a form, long lists, teeth and both scripts. The others have a long test. */
checkTemplates(["/", "/prices", "/contact-us", "/mr/dental-implant"]);
