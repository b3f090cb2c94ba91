import type { FoundPlan, SolveOptions } from "../solve-roster.ts";
import { solveRoster } from "../solve-roster.ts";
import type { DepartmentPlan } from "./department-plan.ts";
import { cellsOf, departmentProblem } from "./department-problem.ts";
import { completedProposal, lawfulPart, type Proposal, proposalOf } from "./proposal.ts";

export interface DepartmentWatch {
	seconds(): number;
	/** Asked often; `found` says how far it is, `best` gives what could be accepted by now. */
	isStopped?(found: () => FoundPlan, best: (plan: FoundPlan) => Proposal): boolean;
}

type Options = Omit<SolveOptions, "start" | "hottest" | "watch"> & {
	readonly watch: DepartmentWatch;
	/** A proposal to go on from. */
	readonly from?: Proposal | undefined;
};

/** Where a good plan is gone on from, hardly anything of it is thrown away. */
const hottestFrom = 8;

/**
 * The best proposal that is found in the time given; it breaks nothing that is critical, whenever it ends, and leaves no more open than
 * what the rules still allow of the one it goes on from.
 */
export function planDepartment(
	plan: DepartmentPlan,
	{ watch, from, ...options }: Options,
): Proposal {
	const prepared = departmentProblem(plan);
	const { problem } = prepared;
	const begun = from && lawfulPart(plan, from);
	const best = ({ cells }: FoundPlan) => {
		const found = proposalOf(plan, prepared, cells);
		return begun !== undefined && begun.open.length < found.open.length ? begun : found;
	};
	const start = begun === undefined ? prepared.start : cellsOf(plan, prepared, begun);
	const solved = solveRoster(problem, {
		...{ ...options, start, ...(begun !== undefined && { hottest: hottestFrom }) },
		watch: {
			seconds: () => watch.seconds(),
			isStopped: (found) => watch.isStopped?.(found, best) ?? false,
		},
	});
	return completedProposal(plan, best(solved));
}
