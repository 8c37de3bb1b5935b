export * from "./enquiry-form";
