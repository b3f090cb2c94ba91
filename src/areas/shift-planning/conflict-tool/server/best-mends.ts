import type { ShiftMend } from "../contract.ts";

const most = { GIVE: 3, SWAP: 2, SHORTEN: 1, OPEN: 1 } as const;
/** People who could take a shift if something is accepted, where nobody can without. */
const mostWarned = 2;

const isClean = ({ violations }: ShiftMend) =>
	violations.every(({ severity }) => severity === "INFO");
const isPossible = ({ violations }: ShiftMend) => violations.every(({ acceptable }) => acceptable);

/**
 * What breaks nothing comes first, kind by kind; to leave a shift open is always possible. Only where nobody can take it as it is those follow who
 * can with something that has to be accepted.
 */
export function bestMends(mends: readonly ShiftMend[]): ShiftMend[] {
	const of = (kind: ShiftMend["kind"]) => mends.filter((one) => one.kind === kind);
	const clean = (kind: ShiftMend["kind"]) => of(kind).filter(isClean).slice(0, most[kind]);
	const given = clean("GIVE");
	const warned = of("GIVE")
		.filter((one) => isPossible(one) && !isClean(one))
		.sort((one, other) => one.violations.length - other.violations.length);
	return [
		...given,
		...clean("SWAP"),
		...clean("SHORTEN"),
		...of("OPEN"),
		...(given.length === 0 ? warned.slice(0, mostWarned) : []),
	];
}
