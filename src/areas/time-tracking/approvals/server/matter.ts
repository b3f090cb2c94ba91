import { begin, carryOut, tell } from "./carry-out.ts";
import { approveChange, rejectChange, requestChange, withdrawChange } from "./change-moves.ts";
import type { DeclaredMatter, MatterKind } from "./declared-matter.ts";
import { decideOn, openMatter } from "./open-matter.ts";
import { shownMatter } from "./shown-matter.ts";
import { approve, cancel, giveReason, reject, request } from "./state-moves.ts";

/** Use cases of whatever can be requested and decided; an entity's routes hand its operations to them. */
export function matter<K extends MatterKind>(declared: DeclaredMatter<K>) {
	type Declared = typeof declared;
	/** A use case without its declaration. */
	const of =
		<Context, Rest extends unknown[], Answer>(
			use: (declared: Declared, context: Context, ...rest: Rest) => Answer,
		) =>
		(context: Context, ...rest: Rest) =>
			use(declared, context, ...rest);
	return {
		...declared,
		open: of(openMatter<K>),
		decide: of(decideOn<K>),
		carryOut: of(carryOut<K>),
		begin: of(begin),
		tell: of(tell),
		shown: of(shownMatter<K>),
		request: of(request<K>),
		approve: of(approve<K>),
		reject: of(reject<K>),
		cancel: of(cancel<K>),
		giveReason: of(giveReason<K>),
		requestChange: of(requestChange<K>),
		approveChange: of(approveChange<K>),
		rejectChange: of(rejectChange<K>),
		withdrawChange: of(withdrawChange<K>),
	};
}
