import { useQuery } from "@tanstack/react-query";
import type { Language } from "#kit/contract/language.ts";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLanguage } from "../../language-store.ts";
import { texts } from "../../text.ts";
import { useTexts } from "../../texts.ts";
import { useMenu } from "../use-menu.ts";
import { HelpText } from "./help-text.tsx";

const files = import.meta.glob<string>("../../../../../docs/help/*/**/*.md", {
	query: "?raw",
	import: "default",
});

/** The help of the page in front of somebody. */
export default function HelpContent() {
	const t = useTexts(texts).shell;
	const language = useLanguage();
	const { path } = useMenu();
	const { data, isPending } = useQuery({
		queryKey: ["help", language, path],
		queryFn: () => readHelp(language, path),
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (isPending) return <LoadingState />;
	return data ? <HelpText text={data} /> : <p>{t.noHelp}</p>;
}

/** The text of a page, else that of its area, else none. */
async function readHelp(language: Language, path: string): Promise<string | null> {
	const folder = `../../../../../docs/help/${language.slice(0, 2)}`;
	const area = `/${path.split("/")[1] ?? ""}`;
	const load = files[`${folder}${path}.md`] ?? files[`${folder}${area}.md`];
	return (await load?.()) ?? null;
}
