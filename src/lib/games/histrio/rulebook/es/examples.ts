// Worked examples of Histrio in Spanish.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  court:
    'En la mano hay un trágico de 3 y un comediante de 2. El comediante va a la Corte: la aguja avanza 2 casillas hacia el amarillo y el trágico entra en la compañía.',
  crowd:
    'En una ciudad coinciden trágicos de 2 y 3 y un comediante de 4: 2 + 3 − 4 = 1, así que la aguja avanza 1 casilla hacia el rojo.',
  festival:
    'Temporada 1, el Rey quiere comedia. Ana tiene 3 comediantes con 8 de experiencia en total y 2 trágicos con 3; Beto, 4 comediantes con 6 y 3 trágicos con 5. El espectáculo de Ana vale 8 − 3 = 5 y el de Beto 6 − 5 = 1: agradan los dos y el de Ana es el mejor. Ana recibe 3 escudos por sus comediantes y 6 por el espectáculo; Beto, 4 y 3. Con una petición que paga 4, Ana llega a 13.',
};
