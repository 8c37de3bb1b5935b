import type { Kind } from "@clinic/api-client/schemas/challenge";
import type { Generated } from "kysely";

/** What the virus scanner said. Without one, files are `not-scanned`. */
export type Scan = "not-scanned" | "clean" | "infected" | "scan-failed";

/**
 * The tables. Both stores share them, so they use only what both have: text keys, moments as ISO 8601 text in
 * UTC (which sorts in order of time), JSON as text, small whole numbers, and bytes.
 */
export interface Tables {
  submissions: {
    id: string;
    kind: Kind;
    /** Quoted on the phone, such as `AHD-7K3QX9`. */
    reference: string;
    received_at: string;
    idempotency_key: string | null;
    /** SHA-256 of the content, to tell a retry from another request with the same key. */
    content_hash: string;
    /** Sender's address in lower case, to find all that one person sent. */
    email: string;
    /** The form's values as JSON, by the names of the form's schema. */
    answers: string;
    /** Why it is suspected to be spam, or null. */
    suspicion: string | null;
  };
  /** The file of a submission: an applicant's resume, or what was attached to an enquiry. */
  resumes: {
    id: string;
    submission_id: string;
    /** The sender's file name. Never used as a path. */
    file_name: string;
    media_type: string;
    size: number;
    sha256: string;
    scan: Scan;
    content: Uint8Array;
  };
  outbox: {
    id: string;
    submission_id: string;
    /** `notice` goes to the clinic, `confirmation` to the sender. */
    template: "notice" | "confirmation";
    /**
     * `failed`: given up after the last attempt, which raises the alarm. `undeliverable`: the visitor's address does
     * not exist. `dropped`: given up by a person.
     */
    status: "pending" | "sent" | "failed" | "undeliverable" | "dropped";
    attempts: Generated<number>;
    created_at: string;
    /** No process takes the mail before this time: the end of a lease, or of the delay after a failure. */
    lease_until: string;
    lease_owner: string | null;
    sent_at: string | null;
    last_error: string | null;
  };
  handled: {
    submission_id: string;
    handled_at: string;
    handled_by: string;
  };
  /** Who read, exported or erased what. Names requests by reference and contains no personal data. */
  audit: {
    id: string;
    at: string;
    /** The account that ran the command, or `server`. */
    actor: string;
    action: string;
    /** Reference of the request, where there is exactly one. */
    reference: string | null;
    /** Counts and options as JSON. */
    detail: string;
  };
  used_checks: {
    /** Nonce of an accepted human check. */
    nonce: string;
    expires_at: string;
  };
  rate_limits: {
    /** Hash of what is counted. Addresses of visitors are hashed with a key. */
    id: string;
    window_start: string;
    hits: number;
  };
}
