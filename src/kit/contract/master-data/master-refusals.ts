import { refusal } from "../refusal.ts";

/** Refusals of all master data; their sentences are the kit's. */
export const masterRefusals = {
	/** Two entries may not be called alike; `details` names the field. */
	duplicate: refusal("InvalidAction", "DUPLICATE"),
	/** Something is linked with it: it may be archived. */
	inUse: refusal("InvalidAction", "IN_USE"),
	/** A field names an entry that does not exist; `details` names the field. */
	referenceNotFound: refusal("InvalidAction", "REFERENCE_NOT_FOUND"),
} as const;
