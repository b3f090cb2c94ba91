import {
	IconArrowBackUp,
	IconFingerprint,
	IconKey,
	IconNfc,
	IconPassword,
} from "@tabler/icons-react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useAction } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersHardwareTokenCreate } from "./panels.ts";
import "./hardware-tokens.css";

const shapes = {
	FINGERPRINT: IconFingerprint,
	TRANSPONDER: IconKey,
	PIN: IconPassword,
	NFC: IconNfc,
};

/** What a person holds, and quieter what was returned. */
export default function HardwareTokensPanel({ userId }: { userId: string }) {
	const t = useTexts(texts).list;
	const mayWrite = useMay("users.manage", "WRITE");
	useLiveTopic("HARDWARETOKENS", () => void renew(contract.listHardwareTokens));
	const name = useUserName(userId);
	const title = useTitle(usersHardwareTokenCreate);
	const create = mayWrite && (
		<AddButton label={title} onClick={() => openPanel(usersHardwareTokenCreate, { userId })} />
	);
	return (
		<AnswerPanel endpoint={contract.listHardwareTokens} input={{ userId }} words={t}>
			{({ tokens }) => (
				<PanelFrame
					sub={name}
					actions={<HistoryButton entity="hardware_token" entityId={userId} />}
					footer={create}
				>
					{tokens.length === 0 && <EmptyState text={t.empty} />}
					<ul className="hardware-tokens">
						{tokens.map((token) => (
							<TokenRow key={token.id} userId={userId} token={token} mayWrite={mayWrite} />
						))}
					</ul>
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}

interface RowGiven {
	readonly userId: string;
	readonly token: AnswerOf<typeof contract.listHardwareTokens>["tokens"][number];
	readonly mayWrite: boolean;
}

function TokenRow({ userId, token, mayWrite }: RowGiven) {
	const { list: t, types } = useTexts(texts);
	const format = useFormat();
	const { mutate, isPending } = useAction(contract.returnHardwareToken, {
		context: t.returning,
		renews: [contract.listHardwareTokens],
	});
	const { id, type, hint, givenAt, returnedAt } = token;
	const Shape = shapes[type];
	const facts = [
		hint !== "" && t.ending(hint),
		returnedAt === null ? t.given(format.date(givenAt)) : t.returned(format.date(returnedAt)),
	];
	const giveBack = async () => {
		const question = { title: t.giveBackTitle, text: t.giveBackText, confirm: t.giveBack };
		if ((await confirm(question)) !== null) mutate({ userId, id });
	};
	return (
		<li data-returned={returnedAt !== null || undefined}>
			<Shape size={20} stroke={1.6} aria-hidden />
			<span className="hardware-token">
				<b>{types[type]}</b>
				<span>{facts.filter(Boolean).join(" · ")}</span>
			</span>
			{mayWrite && returnedAt === null && (
				<IconButton
					icon={IconArrowBackUp}
					label={t.giveBack}
					disabled={isPending}
					onClick={() => void giveBack()}
				/>
			)}
		</li>
	);
}
