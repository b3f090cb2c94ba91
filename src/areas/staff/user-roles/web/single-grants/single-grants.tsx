import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { FixedNotice, useIsOwnFixed } from "../fixed-notice.tsx";
import { useGrantsLive } from "../use-grants-live.ts";
import { SingleGrantForm } from "./single-grant-form.tsx";
import { SingleGrantRow } from "./single-grant-row.tsx";
import "#kit/web/master-data/master-data.css";

interface Given {
	readonly userId: string;
	/** Those at this unit; all unless given. */
	readonly unitId?: string;
}

/** Rights that a person was given beside any role. */
export function SingleGrants(given: Given) {
	const t = useTexts(texts).single;
	const mayWrite = useMay("roles.manage", "WRITE");
	const isFixed = useIsOwnFixed(given.userId);
	const noticeId = useId();
	const [isAdding, setAdding] = useState(false);
	useGrantsLive();
	return (
		<section className="master-section" aria-label={t.heading}>
			<h3>{t.heading}</h3>
			{isAdding && <SingleGrantForm {...given} onDone={() => setAdding(false)} />}
			{mayWrite && !isAdding && (
				<Button
					mb={12}
					variant="default"
					disabled={isFixed}
					aria-describedby={isFixed ? noticeId : undefined}
					leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
					onClick={() => setAdding(true)}
				>
					{t.add}
				</Button>
			)}
			{mayWrite && isFixed && <FixedNotice id={noticeId} />}
			<GrantList {...given} />
		</section>
	);
}

function GrantList({ userId, unitId }: Given) {
	const t = useTexts(texts).single;
	const input = unitId === undefined ? { userId } : { userId, unitId };
	const { data, isPending, refetch } = useApi(contract.listUserPermissions, input);
	if (isPending) return <LoadingState />;
	if (data === undefined) {
		return <ErrorState text={t.notLoaded} onRetry={() => void refetch()} />;
	}
	if (data.items.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="grants">
			{data.items.map((one) => (
				<SingleGrantRow key={one.id} grant={one} />
			))}
		</ul>
	);
}
