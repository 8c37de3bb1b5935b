import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@clinic/ui/alert-dialog";
import { Button } from "@clinic/ui/button";
import { Checkbox } from "@clinic/ui/checkbox";
import { Combobox, type ComboboxOption } from "@clinic/ui/combobox";
import { RadioGroup, RadioGroupItem } from "@clinic/ui/radio-group";
import { Separator } from "@clinic/ui/separator";
import { Toast, ToastProvider, ToastTitle, ToastViewport } from "@clinic/ui/toast";
import { type FormEvent, useRef, useState } from "react";

interface ConsentFormProps {
  treatments: readonly ComboboxOption[];
  /** Called with `treatment`, `branch` and, where it was given, `photographs`. */
  onSubmit: (answers: FormData) => void;
}

/** What a patient agrees to before a treatment. */
export function ConsentForm({ treatments, onSubmit }: ConsentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [discarded, setDiscarded] = useState(false);
  const [treatment, setTreatment] = useState<string | null>(null);
  const [understood, setUnderstood] = useState<boolean | "indeterminate">(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (treatment && understood) onSubmit(new FormData(event.currentTarget));
  };

  const discard = () => {
    form.current?.reset();
    setTreatment(null);
    setUnderstood(false);
    setSubmitted(false);
    setDiscarded(true);
  };

  return (
    <ToastProvider>
      <form ref={form} noValidate className="grid max-w-prose gap-6" onSubmit={submit}>
        <Combobox
          label="Treatment"
          name="treatment"
          options={treatments}
          value={treatment}
          onValueChange={setTreatment}
          required
          error={submitted && !treatment && "Please choose a treatment."}
        />
        <RadioGroup label="Branch" name="branch" defaultValue="kurla">
          <RadioGroupItem value="kurla" label="Kurla" hint="Step-free from the street" />
          <RadioGroupItem value="south-mumbai" label="South Mumbai" hint="Second floor, with a lift" />
        </RadioGroup>
        <Separator />
        <Checkbox
          label="I have read what the treatment is for and what can go wrong"
          checked={understood}
          onCheckedChange={setUnderstood}
          required
          error={submitted && !understood && "Please tick the box, or ask us what is unclear."}
        />
        <Checkbox
          label="You may take photographs of my teeth"
          hint="They stay in my records. I can say no and still be treated."
          name="photographs"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Sign</Button>
          <AlertDialog>
            <AlertDialogTrigger asChild>
              <Button variant="secondary">Discard answers</Button>
            </AlertDialogTrigger>
            <AlertDialogContent>
              <AlertDialogTitle>Discard your answers?</AlertDialogTitle>
              <AlertDialogDescription>
                They have not been sent, and are not kept anywhere.
              </AlertDialogDescription>
              <div className="mt-8 flex flex-wrap gap-3">
                <AlertDialogAction asChild>
                  <Button onClick={discard}>Discard</Button>
                </AlertDialogAction>
                <AlertDialogCancel asChild>
                  <Button variant="secondary">Keep answers</Button>
                </AlertDialogCancel>
              </div>
            </AlertDialogContent>
          </AlertDialog>
        </div>
      </form>
      <Toast open={discarded} onOpenChange={setDiscarded}>
        <ToastTitle>Answers discarded</ToastTitle>
      </Toast>
      <ToastViewport />
    </ToastProvider>
  );
}
