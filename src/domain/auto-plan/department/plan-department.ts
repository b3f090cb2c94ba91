import type { FoundPlan, SolveOptions } from "../solve-roster.ts";
import { solveRoster } from "../solve-roster.ts";
import type { DepartmentPlan } from "./department-plan.ts";
import { departmentProblem } from "./department-problem.ts";
import { completedProposal, type Proposal, proposalOf } from "./proposal.ts";

export interface DepartmentWatch {
	seconds(): number;
	/** Asked often; `found` says how far it is, `best` gives what could be accepted by now. */
	isStopped?(found: () => FoundPlan, best: (plan: FoundPlan) => Proposal): boolean;
}

type Options = Omit<SolveOptions, "start" | "watch"> & { readonly watch: DepartmentWatch };

/** The best proposal that is found in the time given; it breaks nothing that is critical, whenever it ends. */
export function planDepartment(plan: DepartmentPlan, { watch, ...options }: Options): Proposal {
	const prepared = departmentProblem(plan);
	const { problem, start } = prepared;
	const best = ({ cells }: FoundPlan) => proposalOf(plan, prepared, cells);
	const solved = solveRoster(problem, {
		...{ ...options, start },
		watch: {
			seconds: () => watch.seconds(),
			isStopped: (found) => watch.isStopped?.(found, best) ?? false,
		},
	});
	return completedProposal(plan, best(solved));
}
