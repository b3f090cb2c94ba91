import type { AnswerOf, Endpoint } from "#kit/contract/endpoint.ts";
import type { ErrorAnswer } from "#kit/contract/refusal.ts";

type Recorded<C, File> = {
	readonly [Operation in keyof File]: {
		readonly [Name in keyof File[Operation]]: Operation extends "refusals"
			? { readonly status: number; readonly body: ErrorAnswer }
			: Operation extends keyof C
				? C[Operation] extends Endpoint
					? AnswerOf<C[Operation]>
					: never
				: never;
	};
};

/** What the server answered (`recordAnswers`), typed by the contract; the stub server holds it against the schema. */
export function recorded<C, File extends { readonly [Operation in keyof File]: object }>(
	_contract: C,
	file: File,
): Recorded<C, File> {
	return file as unknown as Recorded<C, File>;
}
