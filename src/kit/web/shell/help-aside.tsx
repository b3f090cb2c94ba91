import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Language } from "#kit/contract/language.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLanguage } from "../language-store.ts";
import { updateSettings } from "../settings/settings-store.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { helpBlocks } from "./help-blocks.ts";
import { useMenu } from "./use-menu.ts";
import "./help-aside.css";

const files = import.meta.glob<string>("../../../../docs/help/*/**/*.md", {
	query: "?raw",
	import: "default",
});

/** What the page in front of somebody is for and how it is used. */
export function HelpAside() {
	const t = useTexts(texts).shell;
	const language = useLanguage();
	const { path } = useMenu();
	const { data, isPending } = useQuery({
		queryKey: ["help", language, path],
		queryFn: () => readHelp(language, path),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<aside className="help" aria-label={t.help}>
			<div className="help-head">
				<h2>{t.help}</h2>
				<IconButton
					icon={IconX}
					label={t.closeHelp}
					onClick={() => updateSettings({ layout: { showHelp: false } })}
				/>
			</div>
			{isPending && <LoadingState />}
			{data === null && <p>{t.noHelp}</p>}
			{data && <HelpText text={data} />}
		</aside>
	);
}

/** The text of a page, else that of its area, else none. */
async function readHelp(language: Language, path: string): Promise<string | null> {
	const folder = `../../../../docs/help/${language.slice(0, 2)}`;
	const area = `/${path.split("/")[1] ?? ""}`;
	const load = files[`${folder}${path}.md`] ?? files[`${folder}${area}.md`];
	return load === undefined ? null : load();
}

/** A help text; its words are only ever shown as text. */
function HelpText({ text }: { readonly text: string }) {
	return helpBlocks(text).map((block) => {
		if (block.kind === "list") {
			return (
				<ul key={block.items.join()}>
					{block.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			);
		}
		return block.kind === "heading" ? (
			<h3 key={block.text}>{block.text}</h3>
		) : (
			<p key={block.text}>{block.text}</p>
		);
	});
}
