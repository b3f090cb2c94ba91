import { Button } from "@mantine/core";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { useRangeWords } from "../absence-marks.tsx";
import { texts } from "../detail/text.ts";
import { absencesSubstituteDetail } from "../panels.ts";
import { agree, decline } from "./stand-in.ts";
import "../absences.css";

interface Given {
	/** Something was answered: what counts open requests is out of date. */
	readonly onAnswered: () => void;
}

/** Who asks the signed-in person to stand in, each to be answered at once. */
export function SubstituteRequests({ onAnswered }: Given) {
	const t = useTexts(texts).standIn;
	const { data, isError, refetch } = useApi(contract.listSubstituteRequests, {});
	if (data === undefined) {
		return <AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />;
	}
	if (data.requests.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="absence-asked-list">
			{data.requests.map((request) => (
				<Request key={request.absenceId} request={request} onAnswered={onAnswered} />
			))}
		</ul>
	);
}

type Asked = AnswerOf<typeof contract.listSubstituteRequests>["requests"][number];

function Request({ request, onAnswered }: Given & { readonly request: Asked }) {
	const all = useTexts(texts);
	const t = all.standIn;
	const { range } = useRangeWords();
	const format = useFormat();
	const { absenceId: id, version, absentUser, dueAt } = request;
	const name = `${absentUser.firstName} ${absentUser.lastName}`;
	const days = range(request);
	const answered = async (answer: Promise<boolean>) => {
		if (await answer) onAnswered();
	};
	return (
		<li aria-label={`${name}, ${days}`}>
			<b>{name}</b>
			<span>{days}</span>
			{dueAt !== null && <small>{all.until(format.instant(dueAt))}</small>}
			<div>
				<Button
					variant="default"
					onClick={() => openPanel(absencesSubstituteDetail, { id }, { stack: "sub" })}
				>
					{t.open}
				</Button>
				<DangerButton onClick={() => void answered(decline({ id, version }))}>
					{t.decline}
				</DangerButton>
				<Button onClick={() => void answered(agree({ id, version, name, days }))}>{t.agree}</Button>
			</div>
		</li>
	);
}
