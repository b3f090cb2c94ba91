import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Language } from "#kit/contract/language.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLanguage } from "../language-store.ts";
import { updateSettings } from "../settings/settings-store.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
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

type HelpBlock =
	| { readonly kind: "heading" | "paragraph"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] };

/** Reads the little Markdown that help texts need: headings, paragraphs, lists. Everything else is plain text. */
export function helpBlocks(text: string): HelpBlock[] {
	return text
		.replaceAll("\r\n", "\n")
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.flatMap(blocksOf);
}

function blocksOf(part: string): HelpBlock[] {
	const [first = "", ...rest] = part.split("\n");
	if (/^#{1,6} /.test(first)) {
		const heading = { kind: "heading" as const, text: first.replace(/^#+ /, "") };
		return rest.length === 0 ? [heading] : [heading, ...blocksOf(rest.join("\n"))];
	}
	if (/^[-*] /.test(first)) {
		const items = part.split(/\n(?=[-*] )/).map((item) => oneLine(item.replace(/^[-*] /, "")));
		return [{ kind: "list", items }];
	}
	return [{ kind: "paragraph", text: oneLine(part) }];
}

function oneLine(text: string): string {
	return text.replace(/\s*\n\s*/g, " ");
}
