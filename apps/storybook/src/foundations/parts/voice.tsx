import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { applicationSchema } from "@clinic/api-client/schemas/career";
import { enquirySchema } from "@clinic/api-client/schemas/enquiry";
import { SourceTable } from "./part";

const forms = {
  "Book an appointment": appointmentSchema,
  Enquiry: enquirySchema,
  Career: applicationSchema,
};

/** The messages of each form when submitted empty, from its schema. */
export function Messages() {
  return (
    <SourceTable
      head={["Form", "What it says about an empty answer"]}
      rows={Object.entries(forms).map(([form, schema]) => ({
        key: form,
        cells: [
          form,
          <ul key="messages">
            {schema.safeParse({}).error?.issues.map(({ path, message }) => (
              <li key={path.join()}>{message}</li>
            ))}
          </ul>,
        ],
      }))}
    />
  );
}
