import { useState } from "react";
import type { ChoiceGiven } from "./choice-panel.tsx";
import type { RecentChoices } from "./recent-choices.ts";

interface Given extends Pick<ChoiceGiven, "value" | "save" | "onFailure"> {
	readonly recent?: RecentChoices | undefined;
}

/** What is ticked, and taking it: saved first where that was asked for. */
export function useChoosing(given: Given, answer: (ids: readonly string[]) => void) {
	const [chosen, setChosen] = useState(given.value ?? []);
	const [isBusy, setBusy] = useState(false);
	const take = async (ids: readonly string[]) => {
		if (isBusy) return;
		setBusy(true);
		try {
			await given.save?.(ids);
			given.recent?.add(ids);
			answer(ids);
		} catch (error) {
			if (given.onFailure === undefined) throw error;
			given.onFailure(error);
		} finally {
			setBusy(false);
		}
	};
	return { chosen, setChosen, isBusy, take };
}
