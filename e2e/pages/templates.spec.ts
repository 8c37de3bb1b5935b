import { checkTemplates } from "./check-templates";

/** What most visitors open, with a form, teeth and both scripts. The others have a long test. */
checkTemplates(["/", "/contact-us", "/mr/dental-implant"]);
