import { Button } from "@mantine/core";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { costCentresSelector } from "./panels.ts";
import "#kit/web/master-data/master-data.css";

/** What something is charged to today, and the way to choose that; nothing for what one may not see. */
export function SharesSection(target: InputOf<typeof contract.getCostCentreShares>) {
	const t = useTexts(texts);
	const format = useFormat();
	const { data } = useApi(contract.getCostCentreShares, target);
	if (data === undefined) return null;
	const today = isoOfDay(dayNow());
	const current = data.shares.filter(
		({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today),
	);
	return (
		<section className="master-section" aria-label={t.master.many}>
			<h3>{t.master.many}</h3>
			<dl className="master-facts">
				{current.map(({ costCentreId, code, name, percent }) => (
					<div key={costCentreId}>
						<dt>
							{code} {name}
						</dt>
						<dd>{t.selector.share(format.amount(percent))}</dd>
					</div>
				))}
			</dl>
			<Button
				size="xs"
				variant="default"
				onClick={() => openPanel(costCentresSelector, target, { stack: "sub" })}
			>
				{t.selector.title}
			</Button>
		</section>
	);
}
