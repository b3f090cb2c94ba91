import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../contract.ts";

/** A person with all that her detail shows. */
export type User = AnswerOf<typeof contract.getUser>;
