// Worked examples of Colosseum in Spanish.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  tokens:
    'De las 40 fichas verdes, 15 están en los mercados. Con tres jugadores cada uno recibe 8 y con cuatro, 6: sobra 1. Con cinco, cada uno recibe 5 y no sobra ninguna.',
  missing:
    'Un programa que completo atrae 32 espectadores atrae 28 si falta un recurso y 24 si faltan un caballo y una cuadriga.',
  growth: 'Una arena de 2 casillas ocupa 3 con la primera ampliación y 4 con la segunda.',
  second:
    'Una arena de 3 casillas crece por cualquiera de los extremos, hasta 4. Una tercera ampliación no se permite.',
  expansion:
    'La arena ocupa las casillas 8 y 9 y hay un Senador en la 10. Ampliarla a la 10 cuesta 10 monedas, y el Senador queda dentro.',
  rest: 'Con un IV, un Senador va de la casilla 15 a la 19, una zona de descanso: 1 medalla.',
  passing:
    'II y III juntos llevan a un Cónsul de la casilla 24 a la 29. Por la zona de descanso de la 26 solo pasa: no hay medalla.',
  previous: 'Tercer espectáculo, con dos programas ya producidos: 2 × 5 = 10 espectadores más.',
  stars:
    'Con tres premios, de los que dos tienen su recurso en este espectáculo: 2 × 4 = 8 espectadores.',
  income:
    'El mejor resultado era 24 y ahora hay 31 espectadores: el marcador va al 31 y con 31 monedas se pasa de 5 a 36.',
  medals:
    'Dos medallas llevan a un Senador de la casilla 13 tres casillas adelante y otras tres, a la 19. Es una zona de descanso, pero no lo llevó un dado: no da medalla.',
  nobles: 'El Emperador, un Cónsul y un Senador en la arena: 7 + 5 + 3 = 15 espectadores.',
  intense:
    'Abre Ana y gana Beto. Ana abre otra vez, sin Beto, y gana Ciro. Ana cede el derecho a abrir: se reponen los dos mercados vacíos. Abre Beto y gana Ana; abre otra vez, sin Ana, y gana Ciro; ya solo, Beto se lleva un lote por 8 monedas y se reponen los tres vacíos. Abre Ciro y todos pueden pujar de nuevo.',
};
