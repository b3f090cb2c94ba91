import { Button } from "@mantine/core";
import { AddButton } from "#kit/ui/add-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "../answer-panel.tsx";
import { useFormat } from "../format/format.ts";
import { useLanguage } from "../language-store.ts";
import { useLiveTopic } from "../live/use-live.ts";
import { HistoryButton } from "../master-data/history-button.tsx";
import { useMay } from "../session/session-store.ts";
import { useTexts } from "../texts.ts";
import { renew, useAction } from "../use-api.ts";
import { useTitle } from "../use-title.ts";
import type { AnyItem, HeldScreens } from "./held-screens.ts";
import { texts } from "./text.ts";
import "./held-record.css";

interface Given {
	readonly screens: HeldScreens;
	readonly userId: string;
}

/** Panel of what a person holds, and quieter what was returned. */
export function HeldList({ screens, userId }: Given) {
	const { data, create } = screens;
	const { entity, listAs, permission } = data.declaration;
	const words = screens.words(useLanguage());
	const mayWrite = useMay(permission, "WRITE");
	useLiveTopic(screens.topic, () => void renew(data.operations.list));
	const name = screens.useName(userId);
	const title = useTitle(create);
	return (
		<AnswerPanel endpoint={data.operations.list} input={{ userId }} words={words}>
			{(answer) => {
				const items = (answer[listAs] ?? []) as readonly AnyItem[];
				return (
					<PanelFrame
						sub={name}
						actions={<HistoryButton entity={entity} entityId={userId} />}
						footer={
							mayWrite && <AddButton label={title} onClick={() => openPanel(create, { userId })} />
						}
					>
						{items.length === 0 && <EmptyState text={words.empty} />}
						<ul className="held-list">
							{items.map((item) => (
								<HeldRow key={item.id} screens={screens} userId={userId} item={item} />
							))}
						</ul>
					</PanelFrame>
				);
			}}
		</AnswerPanel>
	);
}

function HeldRow({ screens, userId, item }: Given & { readonly item: AnyItem }) {
	const { data, lineOf } = screens;
	const { instants, permission } = data.declaration;
	const t = useTexts(texts);
	const format = useFormat();
	const language = useLanguage();
	const words = screens.words(language);
	const mayWrite = useMay(permission, "WRITE");
	const { mutate, isPending } = useAction(data.operations.giveBack, {
		context: words.returning,
		renews: [data.operations.list],
	});
	const [given, returned] = instants.map((name) => item[name] as string | null);
	const isHeld = returned == null;
	const { icon: Shape, title, detail } = lineOf(item, language);
	const since = isHeld ? t.given(format.date(String(given))) : t.returned(format.date(returned));
	const giveBack = async () => {
		const { giveBackTitle, giveBackText: text } = words;
		const question = { title: giveBackTitle, text, confirm: t.giveBack };
		if ((await confirm(question)) !== null) mutate({ userId, id: item.id });
	};
	return (
		<li data-returned={!isHeld || undefined}>
			<Shape size={20} stroke={1.6} aria-hidden />
			<span className="held-item">
				<b>{title}</b>
				<span>{[detail, since].filter(Boolean).join(" · ")}</span>
			</span>
			{mayWrite && isHeld && (
				<Button
					size="compact-sm"
					variant="subtle"
					disabled={isPending}
					onClick={() => void giveBack()}
				>
					{t.giveBack}
				</Button>
			)}
		</li>
	);
}
