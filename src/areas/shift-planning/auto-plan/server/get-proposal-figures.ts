import { demandRange, figuredDays, figuresOf } from "#areas/shift-planning/shifts/server/public.ts";
import { todayOf, visibleOrAll, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { permission } from "./department.ts";
import { proposalFigures } from "./sql/proposal-figures.ts";

type Endpoint = (typeof contract)["getProposalFigures"];
type Figures = AnswerOf<Endpoint>["people"][number]["figures"];
type Row = Record<string, unknown> & Figures & { readonly userId: string };

export const getProposalFigures: Handler<Endpoint> = async (
	context,
	{ from, to, ids, without },
) => {
	demandRange({ from, to });
	const { tenantId, session } = context;
	const today = todayOf(context);
	const asked = {
		...{ ids, without, days: figuredDays({ from, to }, today) },
		units: visibleUnits(session, permission, "READ"),
		people: visibleOrAll(session, permission, "READ", today),
	};
	const rows = await context.once<Row>(proposalFigures(tenantId, asked));
	return { people: rows.map(({ userId, ...row }) => ({ userId, figures: figuresOf(row) })) };
};
