import type { AnswerOf, Endpoint, InputOf } from "#kit/contract/endpoint.ts";
import type {
	DirectContext,
	PublicContext,
	RawReadContext,
	ReadContext,
	UploadContext,
	WriteContext,
} from "./context.ts";

type Answering<E extends Endpoint, C> = (
	context: C,
	input: InputOf<E>,
) => Promise<E extends { raw: true } ? unknown : AnswerOf<E>>;

/** A hot path that brings its own statement, session check included. */
export interface Direct<E extends Endpoint> {
	readonly direct: Answering<E, DirectContext>;
}

/** The use case an endpoint is given to, by who may call it and whether it writes. */
export type Handler<E extends Endpoint> = E["access"] extends { readonly public: string }
	? Answering<E, PublicContext>
	: E extends { readonly upload: true }
		? Answering<E, UploadContext>
		: E extends { readonly method: "GET" } | { readonly asRead: true }
			? Answering<E, E extends { readonly raw: true } ? RawReadContext : ReadContext>
			: Answering<E, WriteContext> | Direct<E>;

export type Contract = Readonly<Record<string, Endpoint>>;

export interface Routes {
	readonly contract: Contract;
	readonly handlers: Readonly<Record<string, unknown>>;
}

/** Contract entry → use case; a missing one is a type error. */
export function serve<const C extends Contract>(
	contract: C,
	handlers: { readonly [K in keyof C]: Handler<C[K]> },
): Routes {
	return { contract, handlers };
}
