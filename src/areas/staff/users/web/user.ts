import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../contract.ts";

/** A person with all that her detail shows. */
export type User = AnswerOf<typeof contract.getUser>;

/** Whether one may change exactly this person. */
export function mayWrite({ level }: Pick<User, "level">): boolean {
	return level === "WRITE" || level === "FULL";
}
