import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { unitsShiftplanSettings } from "./panels.ts";

/** How the unit's shift plan is published, in its detail. */
export function ShiftplanSection({ unitId }: { readonly unitId: string }) {
	const { detail, shiftplan: t } = useTexts(texts);
	const title = useTitle(unitsShiftplanSettings);
	const format = useFormat();
	const mayWrite = useMay("units.manage", "WRITE");
	const { data, isPending, refetch } = useApi(contract.getUnitShiftplanSettings, { unitId });
	if (isPending) return <LoadingState />;
	if (data === undefined) {
		return <ErrorState text={detail.notLoaded} onRetry={() => void refetch()} />;
	}
	return (
		<section className="master-section" aria-label={title}>
			<h3>{title}</h3>
			<dl className="master-facts">
				<div>
					<dt>{t.publishing}</dt>
					<dd>{t[data.publishing]}</dd>
				</div>
				{data.publishedTo !== null && (
					<div>
						<dt>{t.publishedTo}</dt>
						<dd>{format.date(data.publishedTo)}</dd>
					</div>
				)}
				<div>
					<dt>{t.suggestion}</dt>
					<dd>{t[data.suggestion]}</dd>
				</div>
			</dl>
			{mayWrite && (
				<Button
					mt={8}
					size="xs"
					variant="default"
					onClick={() => openPanel(unitsShiftplanSettings, { unitId }, { stack: "sub" })}
				>
					{t.change}
				</Button>
			)}
		</section>
	);
}
