interface Question {
	readonly given: unknown;
	readonly end: (answer: unknown) => void;
}

/** What open pickers were asked, by the mark in their address. */
const questions = new Map<string, Question>();

export function askQuestion<Given, Answer>(ask: string, given: Given): Promise<Answer | null> {
	return new Promise((resolve) => {
		questions.set(ask, {
			given,
			end: (answer) => {
				questions.delete(ask);
				resolve(answer as Answer | null);
			},
		});
	});
}

/** Undefined once it was answered, and after a reload. */
export function questionOf(ask: string): Question | undefined {
	return questions.get(ask);
}
