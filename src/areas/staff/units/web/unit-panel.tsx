import type { ReactNode } from "react";
import { shownGroups, useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useOrganisationLive } from "./use-organisation-live.ts";

export type Unit = AnswerOf<typeof contract.getUnit>;

interface Given {
	readonly unitId: string;
	readonly children: (unit: Unit) => ReactNode;
}

/** A panel about one unit: waits for it, and says so when it is gone or cannot be loaded. */
export function UnitPanel({ unitId, children }: Given) {
	const { detail } = useTexts(texts);
	useOrganisationLive(contract.getUnit, "UNITS");
	return (
		<AnswerPanel endpoint={contract.getUnit} input={{ unitId }} words={detail}>
			{children}
		</AnswerPanel>
	);
}

/** The custom fields that are asked for at a unit, by their groups. */
export function useUnitCustom({ id, path, custom = {} }: Unit) {
	const { fields, isReady } = useCustomFields("UNIT");
	const unitIds = [...path.map((unit) => unit.id), id];
	return { groups: shownGroups({ fields, unitIds, custom }), isReady };
}
