import { Button } from "@mantine/core";
import { IconMapOff } from "@tabler/icons-react";
import { useRouterState } from "@tanstack/react-router";
import { useStore } from "#kit/ui/create-store.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLanguage } from "../language-store.ts";
import { routeSession, useSessionOrNull } from "../session/session-store.ts";
import { usePageHeading } from "../shell/page-heading.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { goTo } from "./navigation.ts";
import { pageLabel, pageTitle, wayBack } from "./open-pages.ts";
import { pagesStore } from "./pages-store.ts";

/** There is no such page, or none for this person; both look the same. */
export function NotFoundPage() {
	const t = useTexts(texts).notFound;
	const language = useLanguage();
	const session = useSessionOrNull();
	const pages = useStore(pagesStore);
	const path = useRouterState({ select: (state) => state.location.pathname });
	// what the menu calls this address would name a page that is not here
	usePageHeading(t.title);
	const back = session === null ? undefined : wayBack(path, pages, routeSession(session));
	return (
		<section className="not-found">
			<title>{pageTitle(undefined, language)}</title>
			{/* signed in, the top bar says it */}
			{session === null && <h2>{t.title}</h2>}
			<EmptyState
				icon={IconMapOff}
				text={t.text}
				action={
					back && (
						<Button onClick={() => void goTo(back.path)}>
							{t.back(pageLabel(back, language))}
						</Button>
					)
				}
			/>
		</section>
	);
}
