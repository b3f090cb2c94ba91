import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { ModificationList } from "./modification-list.tsx";
import { specialAccountsModificationCreate } from "./panels.ts";
import "#kit/ui/form/form.css";

interface Given {
	readonly userId: string;
}

/** What was added to a person's accounts or taken from them by hand. */
export function ModificationSection({ userId }: Given) {
	const t = useTexts(texts).modifications;
	const mayDecide = useMay("timetrackings.manage", "FULL");
	const { data, isPending, refetch } = useApi(contract.listSpecialAccountModifications, { userId });
	return (
		<section className="form-section" aria-label={t.title}>
			<div className="form-section-head">
				<h3>{t.title}</h3>
			</div>
			{data === undefined ? (
				isPending ? (
					<LoadingState />
				) : (
					<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
				)
			) : data.items.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<ModificationList userId={userId} items={data.items} mayDecide={mayDecide} />
			)}
			{mayDecide && (
				<Button
					size="xs"
					variant="default"
					leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
					onClick={() => openPanel(specialAccountsModificationCreate, { userId }, { stack: "sub" })}
				>
					{t.create}
				</Button>
			)}
		</section>
	);
}
