import { isoOfDay } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { costCentresSelector } from "./panels.ts";

/** What something is charged to today, and the way to choose that; nothing for what one may not see. */
export function SharesSection(target: InputOf<typeof contract.getCostCentreShares>) {
	const t = useTexts(texts);
	const edit = useTitle(costCentresSelector);
	const format = useFormat();
	const { data } = useApi(contract.getCostCentreShares, target);
	if (data === undefined) return null;
	const today = isoOfDay(dayNow());
	const current = data.shares.filter(
		({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today),
	);
	return (
		<Section
			title={t.master.many}
			edit={edit}
			onEdit={() => openPanel(costCentresSelector, target, { stack: "sub" })}
		>
			{current.length === 0 ? (
				<EmptyState text={t.selector.none} />
			) : (
				<Facts>
					{current.map(({ costCentreId, code, name, percent }) => (
						<Fact key={costCentreId} label={`${code} ${name}`}>
							{t.selector.share(format.amount(percent))}
						</Fact>
					))}
				</Facts>
			)}
		</Section>
	);
}

/** In the detail of a person. */
export function UserShares({ userId }: { readonly userId: string }) {
	return <SharesSection target="USER" targetId={userId} />;
}

/** In the detail of a unit. */
export function UnitShares({ unitId }: { readonly unitId: string }) {
	return <SharesSection target="UNIT" targetId={unitId} />;
}

interface ItemGiven {
	readonly item: { readonly id: string };
}

/** In the detail of a workspace. */
export function WorkspaceShares({ item }: ItemGiven) {
	return <SharesOfItem target="WORKSPACE" targetId={item.id} />;
}

/** In the detail of an activity. */
export function ActivityShares({ item }: ItemGiven) {
	return <SharesOfItem target="ACTIVITY" targetId={item.id} />;
}

/** Where no slot has looked first who may see them. */
function SharesOfItem(target: InputOf<typeof contract.getCostCentreShares>) {
	return useMayGlobally("costcentres.manage", "LIST") && <SharesSection {...target} />;
}
