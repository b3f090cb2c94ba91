import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, costCentres } from "../contract.ts";
import { texts } from "../text.ts";
import { costCentresSelector } from "./panels.ts";
import "./cost-centres.css";

/** What is charged to a cost centre, in its detail. */
export function CostCentreTargets({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).targets;
	return (
		<Section title={t.title}>
			<Answer
				endpoint={contract.listCostCentreTargets}
				input={{ id: item.id }}
				topic={costCentres.topic}
				notLoaded={t.notLoaded}
			>
				{({ targets }) => <Targets targets={targets} />}
			</Answer>
		</Section>
	);
}

type Target = AnswerOf<typeof contract.listCostCentreTargets>["targets"][number];

function Targets({ targets }: { readonly targets: readonly Target[] }) {
	const t = useTexts(texts).targets;
	const format = useFormat();
	if (targets.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="cost-centre-links">
			{targets.map(({ target, targetId, name, percent, validFrom, validTo }) => (
				<li key={`${targetId} ${validFrom}`}>
					<button
						type="button"
						onClick={() => openPanel(costCentresSelector, { target, targetId }, { stack: "sub" })}
					>
						{name}
					</button>
					<span>{t[target]}</span>
					<span>
						{validTo === null
							? t.from(format.date(validFrom))
							: t.until(format.date(validFrom), format.date(validTo))}
					</span>
					<b>{`${format.amount(percent)} %`}</b>
				</li>
			))}
		</ul>
	);
}
