import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

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
	toAll: ["an alle, denen er passt,", "to all whom it fits"],
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
	replace: {
		shift: ["Dienst", "Shift"],
		notLoaded: ["Der Dienst konnte nicht geladen werden.", "The shift could not be loaded."],
		gone: ["Diesen Dienst gibt es nicht mehr.", "This shift no longer exists."],
		noneAway: [
			"Alle Abwesenden sind vertreten: keiner ihrer Dienste steht noch im Plan.",
			"Everybody who is away has somebody else: none of their shifts is left in the plan.",
		],
		isAway: [about("# ist abwesend"), about("# is away")],
		has: [about("Eingeplant ist #"), about("# is planned")],
		isOpen: ["Der Dienst ist offen.", "The shift is open."],
		hasBegun: [
			"Der Dienst hat schon begonnen: Ersatz lässt sich nicht mehr suchen.",
			"The shift has begun already: a replacement can no longer be found.",
		],
		title: ["Ersatz", "Replacement"],
		search: ["Ersatz suchen", "Find a replacement"],
		searchFor: [about("Ersatz suchen: #"), about("Find a replacement: #")],
		offer: ["Dienst öffnen und anbieten", "Open and offer the shift"],
		offerAgain: ["Geeigneten noch einmal anbieten", "Offer it again to those it fits"],
		offerAll: [
			counted("Dienst öffnen und anbieten", "Alle # Dienste öffnen und anbieten"),
			counted("Open and offer the shift", "Open and offer all # shifts"),
		],
		told: [
			counted("1 Person wurde benachrichtigt.", "# Personen wurden benachrichtigt."),
			counted("1 person was told.", "# people were told."),
		],
		toldNobody: [
			"Der Dienst ist offen. Niemandem passt er ohne Einschränkung.",
			"The shift is open. It fits nobody without a reservation.",
		],
		fit: [
			counted("1 Person passt", "# Personen passen"),
			counted("It fits 1 person", "It fits # people"),
		],
		unfit: [
			counted("Bei 1 Person spricht etwas dagegen", "Bei # Personen spricht etwas dagegen"),
			counted("Something keeps 1 person from it", "Something keeps # people from it"),
		],
		nobodyFit: ["Der Dienst passt gerade niemandem.", "The shift fits nobody at the moment."],
		give: ["Einteilen", "Assign"],
		giveTo: [about("# einteilen"), about("Assign #")],
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
