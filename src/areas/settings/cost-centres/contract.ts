import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { codeField, textField } from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { shareTarget } from "./contract/share-target.ts";

export const costCentres = masterData({
	name: "CostCentre",
	plural: "CostCentres",
	entity: "cost_centre",
	path: "/api/cost-centres",
	permission: "costcentres.manage",
	topic: "COSTCENTRES",
	isArchivable: true,
	fields: { code: codeField(), name: textField() },
	sortedBy: "code",
	/** Targets that are charged to it today. */
	extra: { linkCount: z.number() },
});

export const targetNotFound = refusal("EntityNotFound", "COST_CENTRE_TARGET_NOT_FOUND");
export const sharesNotWhole = refusal("InvalidAction", "COST_CENTRE_SHARES_NOT_WHOLE");
export const costCentreNotUsable = refusal("InvalidAction", "COST_CENTRE_NOT_USABLE");

const share = z.object({
	costCentreId: id,
	/** Per cent, two decimals. */
	percent: z.number().check(z.gt(0), z.lte(100), z.multipleOf(0.01)),
});

export const contract = {
	...costCentres.contract,
	listCostCentreTargets: endpoint("listCostCentreTargets", {
		route: "GET /api/cost-centres/{id}/targets",
		summary: "What is charged to a cost centre, with the days it holds for",
		access: { key: "costcentres.manage", level: "READ" },
		input: z.object({ id }),
		answer: z.object({
			targets: z.array(
				z.object({
					...shareTarget.shape,
					name: z.string(),
					percent: z.number(),
					validFrom: z.string(),
					validTo: z.nullable(z.string()),
				}),
			),
		}),
	}),
	getCostCentreShares: endpoint("getCostCentreShares", {
		route: "GET /api/cost-centre-shares/{target}/{targetId}",
		summary: "The cost centres that a target is charged to, by validity",
		access: { key: "costcentres.manage", level: "LIST" },
		input: shareTarget,
		answer: z.object({
			name: z.string(),
			shares: z.array(
				z.object({
					costCentreId: id,
					code: z.string(),
					name: z.string(),
					percent: z.number(),
					validFrom: z.string(),
					validTo: z.nullable(z.string()),
				}),
			),
		}),
		refusals: [targetNotFound],
	}),
	putCostCentreShares: endpoint("putCostCentreShares", {
		route: "PUT /api/cost-centre-shares/{target}/{targetId}",
		summary:
			"Charge a target to cost centres from a day on; the shares add up to 100 per cent, none ends it",
		access: { key: "costcentres.manage", level: "WRITE" },
		input: z.object({
			...shareTarget.shape,
			validFrom: civilDay,
			shares: z.array(share).check(z.maxLength(20)),
		}),
		answer: z.object({}),
		refusals: [targetNotFound, sharesNotWhole, costCentreNotUsable],
	}),
} as const;
