import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, costCentres } from "../contract.ts";
import { texts } from "../text.ts";
import { costCentresSelector } from "./panels.ts";
import "./cost-centres.css";

/** What is charged to a cost centre, in its detail. */
export function CostCentreTargets({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).targets;
	const { data, isPending, refetch } = useApi(contract.listCostCentreTargets, {
		id: item.id,
	});
	useLiveTopic(costCentres.topic, () => void renew(contract.listCostCentreTargets));
	return (
		<section className="master-section" aria-label={t.title}>
			<h3>{t.title}</h3>
			{data !== undefined ? (
				<Targets targets={data.targets} />
			) : isPending ? (
				<LoadingState />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</section>
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
