import { useEffect, useRef } from "react";
import type { OrganisationType, RecordTopic } from "#kit/contract/live.ts";
import { onLive, onLiveTopic } from "../live/live-messages.ts";

interface Given {
	/** Of changes that concern the list. */
	readonly topics?: readonly RecordTopic[];
	readonly organisation?: readonly OrganisationType[];
}

/** Calls `reload` when a live message says that the list is out of date, or that messages may have been missed. */
export function useReload(given: Given, reload: () => void): void {
	const latest = useRef(reload);
	useEffect(() => {
		latest.current = reload;
	});
	const topics = given.topics?.join(" ") ?? "";
	const organisation = given.organisation?.join(" ") ?? "";
	useEffect(() => {
		const again = () => latest.current();
		const ends = [
			...topics
				.split(" ")
				.filter((topic) => topic !== "")
				.map((topic) => onLiveTopic(topic as RecordTopic, again)),
			onLive("organisation", ({ type }) => {
				if (organisation.split(" ").includes(type)) again();
			}),
			...(topics === "" ? [onLive("resync", again)] : []),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [topics, organisation]);
}
