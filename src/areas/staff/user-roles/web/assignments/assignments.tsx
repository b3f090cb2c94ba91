import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { ExportMenu } from "#kit/web/export/export-menu.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { FixedNotice, useIsOwnFixed } from "../fixed-notice.tsx";
import { useGrantsLive } from "../use-grants-live.ts";
import { AssignForm, type AssignSubject } from "./assign-form.tsx";
import { AssignmentRow } from "./assignment-row.tsx";

/** Who holds a role, which roles somebody holds, or who holds which at a unit; with what it takes to change that. */
export function Assignments({ subject }: { readonly subject: AssignSubject }) {
	const t = useTexts(texts).roles;
	const mayWrite = useMay("roles.manage", "WRITE");
	const isFixed = useIsOwnFixed(subject.userId);
	const noticeId = useId();
	const [isAdding, setAdding] = useState(false);
	useGrantsLive();
	const isOfRole = subject.roleId !== undefined;
	return (
		<section className="master-section" aria-label={t.heading}>
			<div className="grants-head">
				<h3>{isOfRole ? t.users : t.heading}</h3>
				<ExportMenu list="staff.role-assignments" filter={{ ...subject }} />
			</div>
			{isAdding && <AssignForm subject={subject} onDone={() => setAdding(false)} />}
			{mayWrite && !isAdding && (
				<Button
					mb={12}
					disabled={isFixed}
					aria-describedby={isFixed ? noticeId : undefined}
					leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
					onClick={() => setAdding(true)}
				>
					{isOfRole ? t.assignUsers : t.assign}
				</Button>
			)}
			{mayWrite && isFixed && <FixedNotice id={noticeId} />}
			<AssignmentList subject={subject} />
		</section>
	);
}

function AssignmentList({ subject }: { readonly subject: AssignSubject }) {
	const t = useTexts(texts).roles;
	const [pageSize, setPageSize] = useState<number>(limits.pageSize);
	const { data, isPending, refetch } = useApi(
		contract.listRoleAssignments,
		{ ...subject, pageSize },
		{ keep: true },
	);
	if (isPending) return <LoadingState />;
	if (data === undefined) {
		return <ErrorState text={t.notLoaded} onRetry={() => void refetch()} />;
	}
	const isOfRole = subject.roleId !== undefined;
	const { items, total } = data;
	if (items.length === 0) {
		return <EmptyState text={isOfRole ? t.noneOfRole : t.none} />;
	}
	return (
		<>
			<ul className="grants">
				{items.map((one) => (
					<AssignmentRow key={one.id} assignment={one} subject={subject} />
				))}
			</ul>
			{total > items.length && (
				<Button variant="default" onClick={() => setPageSize(limits.listLength)}>
					{t.more}
				</Button>
			)}
		</>
	);
}
