import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "../answer-panel.tsx";
import { useLanguage } from "../language-store.ts";
import { useLiveTopic } from "../live/use-live.ts";
import { HistoryButton } from "../master-data/history-button.tsx";
import { useMay } from "../session/session-store.ts";
import { renew } from "../use-api.ts";
import { PersonForm } from "./person-form.tsx";
import { type AnyItem, type PersonScreens, usePersonWords } from "./person-screens.ts";
import { usePeriod } from "./use-period.ts";
import "./person-record.css";

interface Given {
	readonly screens: PersonScreens;
	readonly userId: string;
}

interface ListGiven extends Given {
	readonly crumb?: string;
	/** Further buttons in the foot, before the one that creates. */
	readonly buttons?: ReactNode;
}

/** Panel of all rows of a person, the newest first. */
export function PersonList({ screens, userId, crumb, buttons }: ListGiven) {
	const words = usePersonWords(screens);
	const { declaration, operations } = screens.data;
	const { create } = screens;
	const mayWrite = useMay(declaration.permission, "WRITE");
	const name = screens.useName(userId);
	const language = useLanguage();
	useLiveTopic(screens.topic, () => void renew(operations.list));
	return (
		<AnswerPanel endpoint={operations.list} input={{ userId }} words={words}>
			{(answer) => (
				<PanelFrame
					{...(crumb !== undefined && { crumb })}
					sub={name}
					actions={<HistoryButton entity={declaration.entity} entityId={userId} />}
					footer={
						<>
							{buttons}
							{mayWrite && create && (
								<AddButton
									label={words.create ?? create.title(language)}
									onClick={() => openPanel(create, { userId }, { stack: "sub" })}
								/>
							)}
						</>
					}
				>
					<PersonRows screens={screens} userId={userId} items={itemsOf(screens, answer)} />
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}

function itemsOf({ data }: PersonScreens, answer: object): readonly AnyItem[] {
	const { listAs = "items" } = data.declaration;
	return (answer as Readonly<Record<string, readonly AnyItem[]>>)[listAs] ?? [];
}

interface RowsGiven extends Given {
	readonly items: readonly AnyItem[];
}

/** Rows with their days, each with the way to what may be done with it. */
export function PersonRows({ screens, userId, items }: RowsGiven) {
	const words = usePersonWords(screens);
	const period = usePeriod();
	const { declaration } = screens.data;
	const [from, to] = declaration.days;
	const mayWrite = useMay(declaration.permission, "WRITE");
	const { Row, Rows, open, opensFor } = screens;
	const act = opensFor === "READ" ? words.show : words.change;
	if (items.length === 0) return <EmptyState text={words.none} />;
	if (Rows !== undefined) return <Rows items={items} />;
	return (
		<ul className="dated-rows">
			{items.map((item) => {
				const days = period(String(item[from]), item[to] as string | null);
				return (
					<li key={item.id} className="dated-row">
						{Row && <Row item={item} />}
						<span>{days}</span>
						{(mayWrite || opensFor === "READ") && open && (
							<Button
								size="compact-sm"
								variant="subtle"
								aria-label={`${act}: ${days}`}
								onClick={() => open(userId, item)}
							>
								{act}
							</Button>
						)}
					</li>
				);
			})}
		</ul>
	);
}

interface EditorGiven extends Given {
	/** Of the row that is corrected; a new one without. */
	readonly id?: string | undefined;
	readonly close: () => void;
}

/** Panel of one row, found among those of the person. */
export function PersonEditor({ screens, userId, id, close }: EditorGiven) {
	const words = usePersonWords(screens);
	const given = { screens, userId, close };
	if (id === undefined) return <PersonForm {...given} />;
	const { list } = screens.data.operations;
	return (
		<AnswerPanel title={words.edit} endpoint={list} input={{ userId }} words={words}>
			{(answer) => {
				const item = itemsOf(screens, answer).find((one) => one.id === id);
				return item && <PersonForm key={id} {...given} item={item} />;
			}}
		</AnswerPanel>
	);
}
