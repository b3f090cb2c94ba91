import type { AssignmentFields } from "../contract/rule-inputs.ts";

/** Whose log an assignment stands in: a person's own in hers. */
export function subjectOf({ target, targetId }: Pick<AssignmentFields, "target" | "targetId">) {
	return { subjectUserId: target === "USER" ? targetId : null };
}
