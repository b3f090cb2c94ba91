import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the screens. */
export const texts = inBothLanguages({
	mine: {
		coming: ["Meine nächsten Dienste", "My next shifts"],
		noneComing: [
			"In den nächsten vier Wochen haben Sie keinen Dienst.",
			"You have no shift in the next four weeks.",
		],
		asked: ["Angefragt", "Asked of me"],
		offers: ["Offene Dienste", "Open shifts"],
		noOffers: ["Gerade ist kein Dienst offen.", "No shift is open."],
		offered: ["Von mir angeboten oder zugesagt", "Offered or accepted by me"],
		notLoaded: ["Die Dienste konnten nicht geladen werden.", "The shifts could not be loaded."],
		open: [about("Dienst öffnen: #"), about("Open shift: #")],
	},
	news: {
		title: ["Neu und geändert", "New and changed"],
		kinds: {
			NEW: ["Neu", "New"],
			CHANGED: ["Geändert", "Changed"],
			GONE: ["Entfällt", "Cancelled"],
		},
		before: [about("bisher #"), about("before: #")],
		short: [
			"Kurzfristig: nach Ablauf der Ankündigungsfrist",
			"At short notice: after the notice period",
		],
		read: ["Gelesen", "I have read it"],
		readAt: [
			about("Ihren Dienstplan haben Sie zuletzt am # gelesen."),
			about("You last read your shift plan on #."),
		],
	},
	take: ["Übernehmen", "Take"],
	apply: ["Bewerben", "Apply"],
	withdraw: ["Zurückziehen", "Withdraw"],
	agree: ["Annehmen", "Accept"],
	decline: ["Ablehnen", "Decline"],
	approve: ["Genehmigen", "Approve"],
	grant: ["Zusagen", "Give"],
	applied: ["Beworben", "Applied"],
	waits: ["Wartet auf die Planung", "Waits for the planner"],
	toAll: ["an alle, denen er passt", "to all whom it fits"],
	doing: {
		claim: ["Dienst übernehmen", "Take a shift"],
		withdraw: ["Zurückziehen", "Withdraw"],
		take: ["Angebot annehmen", "Accept the offer"],
		decline: ["Angebot ablehnen", "Decline the offer"],
		approve: ["Tausch genehmigen", "Approve the swap"],
		grant: ["Dienst zusagen", "Give the shift"],
		offer: ["Dienst anbieten", "Offer the shift"],
	},
	from: {
		GIVE: [about("# gibt ab"), about("# hands over")],
		SWAP: [about("# möchte tauschen"), about("# would like to swap")],
	},
	to: {
		GIVE: [about("Abgabe # angeboten"), about("Handover offered #")],
		SWAP: [about("Tausch # angeboten"), about("Swap offered #")],
	},
	toPerson: [about("an #"), about("to #")],
	agreed: [aboutTwo("#1 übernimmt von #2"), aboutTwo("#1 takes over from #2")],
	against: [about("gegen #"), about("for #")],
	choose: {
		title: ["Welchen Ihrer Dienste geben Sie dafür?", "Which of your shifts do you give for it?"],
		none: ["Sie haben keinen Dienst, den Sie geben könnten.", "You have no shift to give."],
	},
	section: {
		title: ["Abgeben und tauschen", "Hand over and swap"],
		offer: ["Abgeben oder tauschen", "Hand over or swap"],
		claims: ["Bewerbungen", "Applications"],
		noClaims: ["Noch hat sich niemand beworben.", "Nobody has applied yet."],
	},
	form: {
		what: ["Angebot", "Offer"],
		kind: ["Ich möchte", "I would like to"],
		kinds: { GIVE: ["den Dienst abgeben", "hand over the shift"], SWAP: ["tauschen", "swap it"] },
		person: ["Wen fragen?", "Whom to ask?"],
		everybody: ["Alle, denen er passt", "All whom it fits"],
		note: ["Nachricht", "Message"],
		save: ["Anbieten", "Offer"],
	},
});
